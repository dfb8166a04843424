import type { TestProject } from 'vitest/node';
import { createConsumer } from './consumer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of an app outside of the workspace with the packed package installed. */
    consumer: string;
    tarball: string;
    /** The output of `pnpm publish`. */
    publishing: string;
  }
}

let consumer: ReturnType<typeof createConsumer> | undefined;

export function setup({ provide }: TestProject) {
  consumer = createConsumer();
  provide('consumer', consumer.folder);
  provide('tarball', consumer.tarball);
  provide('publishing', consumer.publishing);
}

export const teardown = () => consumer?.remove();
