import { loadSteps } from '@settlement-help/content/steps';
import { type Country, planSteps, type Situation, todayIn } from '@settlement-help/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentQuery } from '#app/lib/content/useContent.ts';
import { loadPlanRules } from './loadPlanRules.ts';
import { useStepTranslations } from './stepTranslations.ts';

/** The rules and English steps of a country, which the device computes a plan from. */
export const planContentQuery = (country: Country) =>
  contentQuery('en', `${country}/plan and steps`, async () => {
    const [rules, contents] = await Promise.all([loadPlanRules(country), loadSteps(country)]);
    return { rules, contents };
  });

/** The steps of a visitor's plan, computed on the device; undefined while they load. */
export function useVisitorSteps(country: Country, situation: Situation) {
  const translate = useStepTranslations(country);
  const { data, error, refetch } = useQuery(planContentQuery(country));
  const today = todayIn(country, new Date());
  const steps = useMemo(
    () => data && translate?.(planSteps({ ...data, country, situation, today }).steps),
    [data, translate, country, situation, today],
  );
  return { steps, today, rules: data?.rules, error, refetch };
}
