import '../../shell/print.css.ts';
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

export const paragraphs = domainStyle({
  marginBlockStart: vars.space[5],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const pair = domainStyle({
  '@media': {
    print: {
      selectors: {
        '&:not([data-role="body"])': { marginBlock: '2em' },
      },
    },
  },
});
