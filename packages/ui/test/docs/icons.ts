import { ArrowRight, Bell, Check, FileText, House, MapPin, Plus, Trash2, Upload } from 'lucide';

/** What the Controls offer where a prop takes an icon. */
export const icons = { ArrowRight, Bell, Check, FileText, House, MapPin, Plus, Trash2, Upload };
