import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { header, narrow } from '../AppHeader/AppHeader.css.ts';

export const picker = domainStyle({
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.border.focus}` } },
});

// Phones show only the icon.
export const name = domainStyle({
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { selectors: { [`${header} > * &`]: { display: 'none' } } } },
});

export const select = domainStyle({
  // iOS zooms in on a control with text below 16 px.
  fontSize: vars.text.body,
  inlineSize: '100%',
  inset: 0,
  opacity: 0,
  position: 'absolute',
});
