// Everything at once, for the build to collect the one style sheet of all entries.
export * from './domain.ts';
export * from './index.ts';
