import type { ServiceIcon } from '@settlement-help/contract';
import {
  Briefcase,
  CreditCard,
  HeartPulse,
  IdCard,
  Landmark,
  Plug,
  ReceiptEuro,
  Recycle,
  Store,
  TrainFront,
  Users,
} from 'lucide-react';
import type { IconType } from '../../../primitives/content/Icon/Icon.tsx';

/** The drawing of each kind of service. */
export const serviceIcons: Record<ServiceIcon, IconType> = {
  residence: IdCard,
  family: Users,
  health: HeartPulse,
  work: Briefcase,
  selfEmployed: Store,
  tax: ReceiptEuro,
  townHall: Landmark,
  transport: TrainFront,
  waste: Recycle,
  utilities: Plug,
  bank: CreditCard,
};
