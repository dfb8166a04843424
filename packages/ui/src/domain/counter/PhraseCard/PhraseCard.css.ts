import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { rotated, turned } from '../ShowToOfficial/ShowToOfficial.css.ts';

export const card = domainStyle({
  borderInlineStart: `3px solid ${vars.color.marker.background}`,
  paddingInlineStart: vars.space[4],
  breakInside: 'avoid',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const translation = domainStyle({ fontWeight: vars.weight.bold });

export const original = domainStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.large,
  flex: 1,
  '@media': {
    screen: {
      selectors: {
        [turned]: { ...rotated, color: vars.color.text.default, fontWeight: vars.weight.bold },
      },
    },
  },
});

export const say = domainStyle({
  color: vars.color.action.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});
