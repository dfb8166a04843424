import { type Country, endpoints, type Step } from '@settlement-help/contract';
import { contentOf, planOf, type StoredPlan } from '#server/db/plan.ts';
import type { Links } from '#server/http/endpoints/downloadLinks.ts';
import type { StepWithDocument } from './queries.ts';

type Planned = ReturnType<typeof planOf<StepWithDocument>>['steps'][number];

export const toStep = ({ fields, row }: Planned, country: Country, links: Links): Step => ({
  ...contentOf(country, fields.key),
  ...fields,
  id: row.id,
  country,
  completed_at: row.completed_at,
  booked_for: row.booked_for,
  has_document: row.document_id !== null,
  document_url: row.document_id && links.linkTo(endpoints.downloadDocument, row.document_id),
  document_name: row.document_name,
});

export function toSteps(stored: StoredPlan<StepWithDocument>, links: Links) {
  const { steps, leftOut } = planOf(stored);
  return {
    steps: steps.map((step) => toStep(step, stored.country, links)),
    leftOut: leftOut.map((step) => toStep(step, stored.country, links)),
  };
}
