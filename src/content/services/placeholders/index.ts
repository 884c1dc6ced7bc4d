import type { PlaceholderSlug, PlaceholderText } from '../types';
import { contentBranding } from './content-branding';
import { customerSuccess } from './customer-success';
import { demandGeneration } from './demand-generation';
import { partnerships } from './partnerships';
import { salesExecution } from './sales-execution';
import { venturePartner } from './venture-partner';

export const placeholders: Record<PlaceholderSlug, PlaceholderText> = {
  'venture-partner': venturePartner,
  'demand-generation': demandGeneration,
  'content-branding': contentBranding,
  'sales-execution': salesExecution,
  'customer-success': customerSuccess,
  partnerships,
};
