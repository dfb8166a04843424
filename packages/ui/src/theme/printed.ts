import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A print rule. `!important` in the first layer overrides every component. */
export const printed = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: { '@media': { print: rule } } } });
