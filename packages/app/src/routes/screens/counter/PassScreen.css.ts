import { vars } from '@settlement-help/ui/tokens';
import { style } from '@vanilla-extract/css';

export const notFound = style({ maxInlineSize: '70rem', marginInline: 'auto', padding: vars.space[6] });
