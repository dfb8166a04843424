import { domainStyle } from '../../internal/layered.ts';
import * as text from '../../internal/text.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const picker = domainStyle({
  alignItems: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  inlineSize: '100%',
});

export const side = domainStyle({
  display: 'grid',
  flex: '1 1 9rem',
  gap: vars.space[2],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const actions = domainStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const choose = domainStyle({
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '2px' } },
});

// The real control lies over its look, so that it can be clicked, focused and dropped onto.
export const input = domainStyle({
  blockSize: '100%',
  cursor: 'inherit',
  inlineSize: '100%',
  inset: 0,
  opacity: 0,
  position: 'absolute',
  '::file-selector-button': { cursor: 'inherit' },
});

export const label = domainStyle({ alignItems: 'center', display: 'inline-flex', gap: vars.space[2] });

export const hint = text.note;
