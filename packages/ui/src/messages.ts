// Formats without React, also for servers.
export { createFormats, type Formats, type PluralForms } from '@settlement-help/contract/language';
