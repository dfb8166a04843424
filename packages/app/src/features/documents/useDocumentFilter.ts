import { type DocumentFilterValue, documentOrders } from '@settlement-help/ui/domain';
import { useSearchParam } from '#app/lib/navigation/useSearchParam.ts';

/** The filter and the order of the documents, in the URL. */
export function useDocumentFilter() {
  const [show, setShow] = useSearchParam('show');
  const [chosen, setOrder] = useSearchParam('order');
  const order = documentOrders.find((name) => name === chosen) ?? 'newest';
  const setFilter = (next: DocumentFilterValue) => {
    if (next.show !== show) setShow(next.show);
    if (next.order !== order) setOrder(next.order === 'newest' ? null : next.order);
  };
  return [{ show, order }, setFilter] as const;
}
