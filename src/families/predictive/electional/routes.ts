import { declareFamily } from '../../../contract/route.js';
import { genericRoutes } from './generic/routes.js';
import { perfectionRoutes } from './perfection/routes.js';
import { matterRoutes } from './western/matter-routes.js';
import { moonRoutes } from './western/routes.js';

export const family = declareFamily({
  name: 'electional',
  tag: 'electional',
  group: 'predictive',
  routes: [...genericRoutes, ...moonRoutes, ...perfectionRoutes, ...matterRoutes],
});
