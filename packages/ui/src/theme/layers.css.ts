import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first. A consumer's unlayered CSS always wins. */
export const layers = {
  reset: globalLayer('sh-reset'),
  theme: globalLayer('sh-theme'),
  primitives: globalLayer('sh-primitives'),
  patterns: globalLayer('sh-patterns'),
  domain: globalLayer('sh-domain'),
};
