interface Equipment {
  equipmentType: string | null
  equipmentLength: number | null
  equipmentHeight: string | null
}

/** The equipment as far as it is known, such as `40' high cube dry`. */
export const equipmentOf = ({ equipmentType, equipmentLength, equipmentHeight }: Equipment): string =>
  [equipmentLength ? `${equipmentLength}′` : null, equipmentHeight === 'high_cube' ? 'high cube' : null, equipmentType]
    .filter(Boolean)
    .join(' ')
