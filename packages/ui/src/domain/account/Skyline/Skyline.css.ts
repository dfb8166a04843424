import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const skyline = domainStyle({
  color: vars.color.text.default,
  blockSize: 'clamp(7.5rem, 14vw, 10.5rem)',
  direction: 'ltr',
  inlineSize: '100%',
});

export const route = domainStyle({ color: vars.color.action.text });
export const stop = domainStyle({ fill: vars.color.surface.page });
export const here = domainStyle({ fill: vars.color.stamp });
