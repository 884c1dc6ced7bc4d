import type { PackageSlug, PackageText } from '../types';
import { bowtieLeadershipText } from './bowtie-leadership';
import { developmentText } from './development';
import { operationalBackboneText } from './operational-backbone';
import { productDesignText } from './product-design';
import { revenueStrategyText } from './revenue-strategy';

export const packageTexts: Record<PackageSlug, PackageText> = {
  'revenue-strategy': revenueStrategyText,
  'bowtie-leadership': bowtieLeadershipText,
  'operational-backbone': operationalBackboneText,
  'product-design': productDesignText,
  development: developmentText,
};
