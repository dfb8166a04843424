import type { ProductMessages } from '../../messages/useMessages.ts';
import type { DeadlineState } from './deadlineState.ts';

export interface DeadlineTexts {
  marked: boolean;
  head: string;
  note?: string | undefined;
  advice?: string;
}

/** The texts of a date. A recommended date is never worded like a legal one. */
export function deadlineTexts(
  messages: ProductMessages['deadline'],
  state: DeadlineState,
  kind: 'legal' | 'practical',
): DeadlineTexts {
  const isLegal = kind === 'legal';
  switch (state.name) {
    case 'booked':
      return {
        marked: false,
        head: messages.booked({ date: state.date }),
        ...(state.due && { note: messages.dueBy({ date: state.due }) }),
      };
    case 'unknown':
      return { marked: false, head: messages.countsFrom[state.from] };
    case 'window':
      return {
        marked: false,
        head: messages.opensOn({ date: state.opensOn }),
        note: messages.lastDay({ date: state.date }),
      };
    case 'today':
      return { marked: true, head: messages.today };
    case 'past':
      return isLegal
        ? { marked: true, head: messages.past({ date: state.date }), advice: messages.pastAdvice }
        : { marked: true, head: messages.bestNow };
    default:
      return {
        marked: state.name === 'soon',
        head: (isLegal ? messages.by : messages.bestBy)({ date: state.date }),
        note: messages.daysLeft({ days: state.days }),
      };
  }
}
