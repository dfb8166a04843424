import { vars } from '@settlement-help/ui/tokens';
import { style } from '@vanilla-extract/css';

export const note = style({ marginBlockStart: vars.space[6] });
