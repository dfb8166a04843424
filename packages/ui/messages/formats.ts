export type { Formats } from '@settlement-help/contract/language';
