import type { ServiceIcon } from '@settlement-help/contract';
import {
  Briefcase,
  CreditCard,
  Cross,
  Euro,
  IdCard,
  Landmark,
  Plug,
  Recycle,
  Store,
  TrainFront,
  Users,
} from 'lucide';
import type { IconType } from '../../../primitives/content/Icon/Icon.tsx';

export const serviceIcons: Record<ServiceIcon, IconType> = {
  residence: IdCard,
  family: Users,
  health: Cross,
  work: Briefcase,
  selfEmployed: Store,
  tax: Euro,
  townHall: Landmark,
  transport: TrainFront,
  waste: Recycle,
  utilities: Plug,
  bank: CreditCard,
};
