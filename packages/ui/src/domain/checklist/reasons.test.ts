import { type Reason, reasonText } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/contract/language';
import { expect, test } from 'vitest';
import { domain } from '../../../messages/dist/en/domain.ts';

test.each(Object.entries(domain.reason(createFormats('en'))))(
  'says %s in English as the server does',
  (code, text) => {
    expect(text).toBe(reasonText(code as Reason));
  },
);
