import { type DueDate, daysBetween, type Step, urgentDays } from '@settlement-help/contract';
import type { ProductMessages } from '../../hooks/useMessages.ts';

export interface DeadlineTexts {
  state: 'booked' | 'unknown' | 'opens_later' | 'upcoming' | 'today' | 'past';
  isHighlighted?: boolean;
  head: string;
  note?: string | undefined;
  advice?: string;
}

/** The texts of an open step's date, or null. */
export function stepDateTexts(
  messages: ProductMessages['deadline'],
  { due, booked_for }: Pick<Step, 'due' | 'booked_for'>,
  today: string,
): DeadlineTexts | null {
  if (booked_for && booked_for >= today) {
    return {
      state: 'booked',
      head: messages.booked({ date: booked_for }),
      note: due?.date ? messages.dueBy({ date: due.date }) : undefined,
    };
  }
  if (!due) return null;
  const { date, from, opens_on, kind } = due;
  if (date === null) return { state: 'unknown', head: messages.countsFrom[from] };
  if (opens_on && opens_on > today) {
    return {
      state: 'opens_later',
      head: messages.opensOn({ date: opens_on }),
      note: messages.lastDay({ date }),
    };
  }
  return dueDateTexts(messages, date, kind, today);
}

/** The texts of a known date. A recommended date is never worded like a legal one. */
export function dueDateTexts(
  messages: ProductMessages['deadline'],
  date: string,
  kind: DueDate['kind'],
  today: string,
): DeadlineTexts {
  const days = daysBetween(today, date);
  const isLegal = kind === 'legal';
  if (days < 0) {
    const past = { state: 'past', isHighlighted: true } as const;
    return isLegal
      ? { ...past, head: messages.past({ date }), advice: messages.pastAdvice }
      : { ...past, head: messages.bestNow };
  }
  if (days === 0) return { state: 'today', isHighlighted: true, head: messages.today };
  return {
    state: 'upcoming',
    isHighlighted: days <= urgentDays,
    head: (isLegal ? messages.by : messages.bestBy)({ date }),
    note: messages.daysLeft({ days }),
  };
}
