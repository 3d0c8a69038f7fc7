/** Kilograms per pound, by definition of the international pound. */
export const KG_PER_LB = 0.453_592_37
/** Pounds per kilogram. */
export const LB_PER_KG = 1 / KG_PER_LB
