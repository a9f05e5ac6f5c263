import { reducedMotion } from './animations.js';
import { idOf } from './elements.js';

// Courses: keyframe animations that effects add to the nodes around those with `data-course`. See Documentation/Protocol.md.

// The running animation of each node.
const running = new WeakMap();

// Starts the endless courses in inserted nodes. Courses with an end have already run.
export const startCourses = (root) => {
    for (const node of [root, ...root.querySelectorAll('[data-course]')]) if (isEndless(node)) startCourse(node);
};

const isEndless = (node) => node.dataset?.course?.split(';')[0].split(' ')[4] === '0';

// Restarts a node's course, or cancels it if the attribute is gone.
export const startCourse = (node) => {
    running.get(node)?.cancel();
    running.delete(node);
    const [timing, ...steps] = (node.dataset?.course ?? '').split(';');
    const moved = node.parentElement;
    if (steps.length < 2 || reducedMotion.matches || !moved?.matches('.layer')) return;
    const [, duration, delay, pause, count, way] = timing.split(' ');
    const length = Number(duration) + Number(pause);
    if (!length) return;
    const rest = Number(pause) / length;
    const frames = steps.map((step, index) => ({
        transform: transformOf(step.split(',')), offset: rest + (1 - rest) * index / (steps.length - 1),
    }));
    if (rest) frames.unshift({ ...frames[0], offset: 0 });
    running.set(node, moved.animate(frames, {
        duration: length,
        delay: Number(delay),
        iterations: Number(count) || Infinity,
        direction: way === 'back' ? 'alternate' : 'normal',
        fill: 'backwards',
    }));
};

// Called when an element's node is replaced. An endless course continues, and a changed one starts.
export const replaceCourse = (old, fresh) => {
    const [before, node] = [old, fresh].map((one) => [one, ...one.querySelectorAll('[data-course]')]
        .find((course) => course.dataset.course && idOf(course) === idOf(one)));
    if (node && (isEndless(node) || before?.dataset.course !== node.dataset.course)) startCourse(node);
};

const transformOf = (numbers) => {
    if (numbers.length === 6) return `matrix(${numbers.join()})`;
    const [a, b, c, d, x, y, px, py, pw] = numbers;
    return `matrix3d(${[a, b, 0, px, c, d, 0, py, 0, 0, 1, 0, x, y, 0, pw].join()})`;
};
