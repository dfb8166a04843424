import { type DocumentFilterValue, documentOrders } from '@settlement-help/ui/domain';
import { useUrlParams } from '#app/lib/navigation/useUrlParams.ts';

/** The filter and the order of the documents, in the URL. */
export function useDocumentFilter() {
  const [params, changeParams] = useUrlParams();
  const show = params.get('show');
  const order = documentOrders.find((name) => name === params.get('order')) ?? 'newest';
  const setFilter = (next: DocumentFilterValue) =>
    changeParams({ show: next.show, order: next.order === 'newest' ? null : next.order });
  return [{ show, order }, setFilter] as const;
}
