import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const part = primitiveStyle({
  inlineSize: '4.5rem',
  selectors: { '&[data-unit="year"]': { inlineSize: '6rem' } },
});

export const partLabel = primitiveStyle({
  color: vars.color.text.muted,
  display: 'block',
  fontSize: vars.text.small,
});

export const picker = primitiveStyle({ position: 'relative', display: 'grid' });

/** Below the button, so that the calendar opens there. */
export const pickerInput = primitiveStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
