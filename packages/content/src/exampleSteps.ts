import { load } from '../dist/exampleSteps.ts';
import type { ExampleStep, Language } from './types.ts';

/** Loads the steps that the landing page shows. */
export async function loadExampleSteps(language: Language): Promise<ExampleStep[]> {
  const { France, Germany } = load[language];
  const [french, german] = await Promise.all([France(), Germany()]);
  return [...german.exampleSteps, ...french.exampleSteps];
}
