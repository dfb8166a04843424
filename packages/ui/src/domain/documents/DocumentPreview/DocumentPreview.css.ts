import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const image = domainStyle({
  display: 'block',
  inlineSize: '100%',
  // The whole picture fits the screen of a computer.
  maxBlockSize: '75dvh',
  objectFit: 'contain',
});

export const page = domainStyle({
  display: 'block',
  inlineSize: '100%',
  // Of A4, until the page is drawn.
  aspectRatio: '210 / 297',
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: 'white',
});
