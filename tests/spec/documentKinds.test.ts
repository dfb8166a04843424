import { documentKinds } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { DocumentKind } from '../../packages/content/src/schema.ts';

test('the content has the document kinds of the contract, except other', () => {
  expect(DocumentKind.options).toEqual(documentKinds.filter((kind) => kind !== 'other'));
});
