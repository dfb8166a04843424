// The build creates the stylesheet of all entries from this file.
export * from './domain.ts';
export * from './index.ts';
