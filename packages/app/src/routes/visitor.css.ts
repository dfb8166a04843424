import { vars } from '@settlement-help/ui/tokens';
import { style } from '@vanilla-extract/css';

export const framed = style({ paddingBlock: vars.space[8] });

export const notices = style({ paddingBlockStart: vars.space[6] });

export const dialogFailure = style({ marginBlockStart: vars.space[6] });

export const publicPage = style({ paddingBlock: `${vars.space[6]} ${vars.space[16]}` });
