// What texts are made with, without React, for servers too.
export { createFormats, type Formats, type PluralForms } from '@settlement-help/contract/language';
