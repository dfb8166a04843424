export type { Formats } from '@settlement-help/ui';
