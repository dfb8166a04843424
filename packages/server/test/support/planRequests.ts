import {
  type Country,
  endpoints,
  type Situation,
  type Step,
  type StepChanges,
} from '@settlement-help/contract';
import { expect } from 'vitest';
import type { Person, TestServer } from './createTestServer.ts';

/** Requests for a plan. */
export function planRequests({ request }: TestServer, person: Pick<Person, 'token'>) {
  const listSteps = async () => (await request(endpoints.listSteps, {}, person)).body as Step[];
  const listLeftOut = async () => (await request(endpoints.listLeftOutSteps, {}, person)).body as Step[];
  const keys = async () => (await listSteps()).map(({ key }) => key);
  const leftOutKeys = async () => (await listLeftOut()).map(({ key }) => key);
  const findStep = async (key: string) =>
    [...(await listSteps()), ...(await listLeftOut())].find((step) => step.key === key) ??
    expect.fail(`There is no step ${key}`);
  return {
    listSteps,
    listLeftOut,
    keys,
    leftOutKeys,
    findStep,
    choose: (settlement_country: Country) =>
      request(endpoints.updateMe, { body: { settlement_country, country_selected: true } }, person),
    unlockedKeys: async () => (await listSteps()).filter((step) => step.is_unlocked).map(({ key }) => key),
    tell: (situation: Partial<Situation>) => request(endpoints.setSituation, { body: situation }, person),
    erase: () => request(endpoints.eraseSituation, {}, person),
    reset: async () => (await request(endpoints.resetSteps, {}, person)).body as Step[],
    update: async (key: string, body: StepChanges) =>
      request(endpoints.updateStep, { params: { id: (await findStep(key)).id }, body }, person),
  };
}
