import { type Reason, reasonText } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/contract/language';
import { expect, test } from 'vitest';
import { screens } from '../../../messages/dist/en/screens.ts';

test.each(Object.entries(screens(createFormats('en')).reason))(
  'says %s in English as the server does',
  (code, text) => {
    expect(text).toBe(reasonText(code as Reason));
  },
);
