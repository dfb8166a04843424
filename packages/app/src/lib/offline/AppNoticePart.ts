/** In a chunk of its own, since most visits need none. */
export { AppNotice } from '@settlement-help/ui/domain';
