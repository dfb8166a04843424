import type { TestProject } from 'vitest/node';
import { serveStorybook } from './builtStorybook.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built Storybook, with a slash at the end. */
    storybook: string;
  }
}

let storybook: Awaited<ReturnType<typeof serveStorybook>> | undefined;

export async function setup({ provide }: TestProject) {
  storybook = await serveStorybook();
  provide('storybook', storybook.url);
}

export const teardown = () => storybook?.close();
