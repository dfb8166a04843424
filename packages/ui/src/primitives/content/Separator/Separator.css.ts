import { primitiveStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const vertical = '[data-orientation="vertical"]';

export const separator = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  selectors: {
    [`&${vertical}`]: {
      flexDirection: 'column',
      flexShrink: 0,
      alignSelf: 'stretch',
      gap: vars.space[2],
      inlineSize: 'auto',
      minBlockSize: vars.space[4],
    },
  },
});

// A border, because forced colours and print remove backgrounds.
export const line = primitiveStyle({
  flex: `1 0 ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    [`${vertical} > &`]: {
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

export const label = primitiveStyle({
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
