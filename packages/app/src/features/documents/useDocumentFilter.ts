import { documentKinds, type Step } from '@settlement-help/contract';
import { type DocumentFilterValue, documentOrders } from '@settlement-help/ui/domain';
import { useUrlParams } from '#app/lib/navigation/useUrlParams.ts';

/** True for a filter that can be chosen. A step of an old link may have left the plan. */
const isChoice = (show: string, steps: readonly Step[]) =>
  show === 'ending' || documentKinds.some((kind) => kind === show) || steps.some(({ id }) => id === show);

/** The filter and the order of the documents, in the URL. `steps` are undefined until they are loaded. */
export function useDocumentFilter(steps: readonly Step[] | undefined) {
  const [params, changeParams] = useUrlParams();
  const inUrl = params.get('show');
  const show = inUrl !== null && steps && !isChoice(inUrl, steps) ? null : inUrl;
  const order = documentOrders.find((name) => name === params.get('order')) ?? 'newest';
  const setFilter = (next: DocumentFilterValue) =>
    changeParams({ show: next.show, order: next.order === 'newest' ? null : next.order });
  return [{ show, order }, setFilter] as const;
}
