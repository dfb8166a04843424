import { StepContent } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { defaultQuestion } from './defaultQuestion.ts';

test('the question that is translated is the default of the contract', () => {
  const { question } = StepContent.parse({ step_number: 1, title: 'A step', description: 'What to do' });
  expect(question).toBe(defaultQuestion);
});
