import { ArrowRight, Bell, Check, FileText, House, MapPin, Plus, Trash2, Upload } from 'lucide';

/** Options of icon props in the Controls. */
export const icons = { ArrowRight, Bell, Check, FileText, House, MapPin, Plus, Trash2, Upload };
