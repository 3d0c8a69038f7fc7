// Applies the theme that the reader chose in the application, before anything is painted; otherwise that of the system.
const followTheme = () => {
  try {
    document.documentElement.dataset.theme = localStorage.getItem('boxtrail.theme') ?? 'system'
  } catch {
    // Without storage there is no choice to apply.
  }
}
followTheme()
addEventListener('storage', followTheme)
