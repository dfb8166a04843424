import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A rule for paper. In the first layer, what is `!important` wins over every component. */
export const printed = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: { '@media': { print: rule } } } });
