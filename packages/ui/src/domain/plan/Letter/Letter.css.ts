import { domainStyle } from '../../../styles/layered.ts';
import { printed } from '../../../theme/printed.ts';
import { vars } from '../../../theme/vars.css.ts';

export const sheet = domainStyle({});

// Prints the letter only: its ancestors lose their layout, and everything else is hidden.
const around = `:has(.${sheet})`;
printed(`${around} :not(${around}, .${sheet}, .${sheet} *)`, { display: 'none !important' });
printed(around, {
  border: '0 !important',
  display: 'block !important',
  margin: '0 !important',
  maxInlineSize: 'none !important',
  padding: '0 !important',
});

export const onScreen = domainStyle({ '@media': { print: { display: 'none' } } });

export const paragraphs = domainStyle({ marginBlockStart: vars.space[5] });

export const pair = domainStyle({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': {
    print: {
      selectors: {
        '&:not([data-role="body"])': { marginBlock: '2em' },
      },
    },
  },
});

export const original = domainStyle({
  selectors: { '[data-role="subject"] > &': { fontWeight: vars.weight.bold } },
  '@media': {
    print: {
      selectors: {
        '[data-role="date"] > &': { textAlign: 'end' },
        // In France the window of the envelope is on the right.
        '[data-role="recipient"] > &:lang(fr)': { marginInlineStart: '50%' },
      },
    },
  },
});

export const signHere = domainStyle({
  maxInlineSize: '20rem',
  blockSize: '4em',
  borderBlockEnd: '1px solid currentcolor',
  marginBlockEnd: vars.space[2],
});

export const blank = domainStyle({
  borderBlockEnd: `2px dotted ${vars.color.border.control}`,
  color: vars.color.text.muted,
  '@media': {
    print: {
      WebkitTextFillColor: 'transparent',
      display: 'inline-block',
      minInlineSize: '14em',
    },
  },
});
